import { Popover } from '@ark-ui/react/popover';
import { createTreeCollection, TreeView } from '@ark-ui/react/tree-view';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { ArkDirection } from '../foundation/ark-direction.tsx';
import { bothRefs } from '../foundation/both-refs.ts';
import { useTopLayer } from '../foundation/use-top-layer.ts';
import { CarriedValue } from './carried-value.tsx';
import { controlLook, Field, type FieldTexts, useField } from './field.tsx';
import { panelLook } from './option-list.tsx';

/** A branch with children, or a leaf that can be chosen. */
interface TreeOption {
  value: string;
  label: string;
  children?: readonly TreeOption[];
}

interface TreeSelectProps
  extends FieldTexts,
    Omit<ComponentProps<'button'>, 'id' | 'type' | 'value' | 'defaultValue' | 'children'> {
  /** The form sends the chosen leaf's `value` under this name. */
  name?: string;
  tree: readonly TreeOption[];
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  required?: boolean;
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-2xl pe-3 ps-[calc(.5rem+(var(--depth)-1)*1.5rem)] text-start outline-offset-[-2px] hover:bg-selected data-focus:bg-selected';

function Node({ node, path }: { node: TreeOption; path: number[] }) {
  return (
    <TreeView.NodeProvider node={node} indexPath={path}>
      {node.children ? (
        <TreeView.Branch>
          <TreeView.BranchControl className={row} role="none">
            <TreeView.BranchIndicator className="transition-transform duration-(--state) data-[state=open]:rotate-90 rtl:-scale-x-100">
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </TreeView.BranchIndicator>
            <TreeView.BranchText className="font-medium">{node.label}</TreeView.BranchText>
          </TreeView.BranchControl>
          <TreeView.BranchContent>
            {node.children.map((child, index) => (
              <Node key={child.value} node={child} path={[...path, index]} />
            ))}
          </TreeView.BranchContent>
        </TreeView.Branch>
      ) : (
        <TreeView.Item className={row}>
          <TreeView.ItemText className="flex-1 ps-6">{node.label}</TreeView.ItemText>
          <TreeView.ItemIndicator>
            <Check size={20} strokeWidth={1.5} aria-hidden="true" />
          </TreeView.ItemIndicator>
        </TreeView.Item>
      )}
    </TreeView.NodeProvider>
  );
}

/** The way from the root to a leaf. */
function wayTo(tree: readonly TreeOption[], value: string): TreeOption[] {
  for (const node of tree) {
    if (node.value === value) return [node];
    const rest = wayTo(node.children ?? [], value);
    if (rest.length) return [node, ...rest];
  }
  return [];
}

/** Chooses one leaf of a tree: people open branches and choose leaves. */
export function TreeSelect({
  label,
  hint,
  error,
  name,
  tree,
  defaultValue = '',
  onValueChange,
  placeholder = 'Choose one',
  required = false,
  className = '',
  disabled,
  ref,
  ...rest
}: TreeSelectProps) {
  const field = useField({ hint, error });
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(defaultValue);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const lift = useTopLayer<HTMLDivElement>(open);
  const collection = useMemo(
    () =>
      createTreeCollection<TreeOption>({
        rootNode: { value: 'root', label, children: tree },
        nodeToChildren: (node) => [...(node.children ?? [])],
      }),
    [tree, label],
  );
  const way = wayTo(tree, value);
  const said = way.map((node) => node.label).join(', ');
  function choose(chosen: string | undefined) {
    if (!chosen || wayTo(tree, chosen).at(-1)?.children) return;
    setValue(chosen);
    setOpen(false);
    onValueChange?.(chosen);
  }
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      className={`relative ${className}`}
    >
      <ArkDirection>
        <Popover.Root
          open={open}
          onOpenChange={(details) => setOpen(details.open)}
          ids={{ trigger: field.id }}
          lazyMount
          initialFocusEl={() => panel.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null}
          positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true, gutter: 8 }}
        >
          <Popover.Trigger
            {...field.control}
            ref={bothRefs(button, ref)}
            disabled={disabled}
            aria-labelledby={`${field.id}-label ${field.id}-value`}
            data-answer={said}
            className={`${controlLook} flex items-center justify-between gap-3 px-4 text-start`}
            {...rest}
          >
            <span id={`${field.id}-value`} className={`truncate ${said ? '' : 'text-mute'}`}>
              {said || placeholder}
            </span>
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          </Popover.Trigger>
          <Popover.Positioner ref={lift} popover="manual" className="floats">
            <Popover.Content ref={panel} aria-label={label} className={`${panelLook} w-full`}>
              <TreeView.Root
                collection={collection}
                defaultExpandedValue={way.slice(0, -1).map((node) => node.value)}
                defaultFocusedValue={value || tree[0]?.value}
                selectedValue={value ? [value] : []}
                onSelectionChange={({ selectedValue }) => choose(selectedValue.at(-1))}
              >
                <TreeView.Tree aria-label={label}>
                  {tree.map((node, index) => (
                    <Node key={node.value} node={node} path={[index]} />
                  ))}
                </TreeView.Tree>
              </TreeView.Root>
            </Popover.Content>
          </Popover.Positioner>
        </Popover.Root>
      </ArkDirection>
      <CarriedValue name={name} value={value} required={required} disabled={disabled} seen={button} />
    </Field>
  );
}
