import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'id'> {
  id: string;
  /** The question, with the thing in it. */
  heading: string;
  /** The dangerous answer: a verb and the result. */
  confirm: string;
  /** The safe answer; it has the focus. */
  keep: string;
  /** `danger` where it cannot be taken back. */
  tone?: 'plain' | 'danger';
  onConfirm: () => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What will be gone and what stays. */
  children: ReactNode;
}

/** Asks once more before something is lost; the safe answer comes first and a press beside it changes nothing. */
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
