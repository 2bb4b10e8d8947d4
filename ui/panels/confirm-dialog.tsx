import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'id'> {
  id: string;
  /** The question, which names the item. */
  heading: string;
  /** The label of the dangerous answer: a verb and the result. */
  confirm: string;
  /** The label of the safe answer, which has the focus. */
  keep: string;
  /** Use `danger` if the action can't be undone. */
  tone?: 'plain' | 'danger';
  onConfirm: () => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What will be deleted and what stays. */
  children: ReactNode;
}

/** Asks for confirmation before something is lost. The safe answer comes first, and a click outside changes nothing. */
export function ConfirmDialog({
  id,
  confirm,
  keep,
  tone = 'danger',
  onConfirm,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      id={id}
      role="alertdialog"
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" command="close" commandfor={id}>
            {keep}
          </Button>
          <Button variant="ink" tone={tone} command="close" commandfor={id} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
      {...rest}
    >
      {children}
    </Dialog>
  );
}
