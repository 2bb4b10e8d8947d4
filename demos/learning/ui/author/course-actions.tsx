import { Copy, Download, Eye, EyeOff, MoreHorizontal, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { MenuItem } from '#ui/actions/menu-items.tsx';
import { toast } from '#ui/panels/toast.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { today } from '../../../app-kit/sandbox/use-sandbox.ts';
import { putDraft } from '../../actions/edit-course.ts';
import { deleteDraft, publishCourse, stateOfDraft, withdrawCourse } from '../../actions/publish-course.ts';
import type { Draft } from '../../records.ts';
import type { Used } from '../used.ts';
import { CourseSheet } from './course-details.tsx';
import { duplicateCourse, exportCourse } from './courses-list.tsx';
import { previewHref } from './preview-screen.tsx';

/** What can be done with a course: see it as students do, publish it, take it away as a file. */
export function CourseActions({ used, draft }: { used: Used; draft: Draft }) {
  const { rows, change } = used;
  const [opens, setOpens] = useState(false);
  const state = stateOfDraft(rows, draft);
  const [first] = draft.lessons;
  function publish() {
    const made = publishCourse(rows, draft, today());
    if ('problem' in made)
      return toast({ title: 'The course isn’t ready yet', text: made.problem, tone: 'warning' });
    change(`Published “${draft.title}”`, made.edits);
    toast({ title: 'Published', text: 'Students find it under Courses.', tone: 'done' });
  }
  return (
    <>
      <Menu trigger={<IconButton label="More about this course" icon={MoreHorizontal} />} align="end">
        <MenuItem icon={Pencil} onSelect={() => setOpens(true)}>
          Title, summary and level
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => duplicateCourse(used, draft)}>
          Duplicate
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => exportCourse(draft)}>
          Export as a file
        </MenuItem>
        {state === 'published' || state === 'changed' ? (
          <MenuItem
            icon={EyeOff}
            hint="Students who have started can finish it."
            onSelect={() => change(`Unpublished “${draft.title}”`, withdrawCourse(rows, draft.id))}
          >
            Unpublish
          </MenuItem>
        ) : null}
        <MenuItem
          icon={Trash2}
          tone="danger"
          onSelect={() => {
            goTo([]);
            change(`Deleted “${draft.title}”`, deleteDraft(rows, draft.id));
          }}
        >
          Delete course
        </MenuItem>
      </Menu>
      {first ? (
        <ButtonLink size="small" variant="ghost" href={previewHref(draft.id, first.id)}>
          <Eye size={18} strokeWidth={1.5} aria-hidden="true" />
          Preview
        </ButtonLink>
      ) : null}
      {state === 'published' ? null : (
        <Button size="small" variant="ink" onClick={publish}>
          <Send size={18} strokeWidth={1.5} aria-hidden="true" />
          {state === 'changed' ? 'Publish changes' : 'Publish'}
        </Button>
      )}
      <CourseSheet
        draft={draft}
        open={opens}
        onOpenChange={setOpens}
        onSave={(details) =>
          change(`Changed the details of “${details.title}”`, putDraft({ ...draft, ...details }))
        }
      />
    </>
  );
}
