import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Face } from '#ui/data/face.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { toast } from '#ui/panels/toast.ts';
import { cutPicture } from '../client/cut-picture.ts';
import { PhotoError, sendPhoto, takePhotoAway } from '../client/send-photo.ts';
import type { Crop } from '../crop.ts';
import { CropDialog } from './crop-dialog.tsx';

interface PhotoPartProps {
  name: string;
  photo: string | null;
  /** What went wrong with a form that was sent without scripts. */
  refusal?: string | undefined;
  /** It is another one now: tells whoever keeps the account elsewhere. */
  onChanged: (url: string | null) => Promise<void>;
}

const unreadable = 'Your browser can’t open this file. Choose a JPEG or PNG.';

/** The picture of an account: chosen, cut to a square in the browser, and redrawn by the server. */
export function PhotoPart({ name, photo, refusal, onChanged }: PhotoPartProps) {
  const alive = useAlive();
  const file = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState(refusal ?? '');
  const [busy, setBusy] = useState(false);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? [];
    setProblem('');
    setAddress(chosen ? URL.createObjectURL(chosen) : null);
    event.currentTarget.value = '';
  }
  async function change(work: () => Promise<string | null>, said: string) {
    setBusy(true);
    setProblem('');
    try {
      await onChanged(await work());
      toast({ tone: 'done', title: said });
    } catch (error) {
      setProblem(error instanceof PhotoError ? error.message : 'The connection was lost. Try again.');
    } finally {
      setAddress(null);
      setBusy(false);
    }
  }
  const use = (picture: HTMLImageElement, crop: Crop) =>
    change(async () => sendPhoto(await cutPicture(picture, crop)), 'Picture saved');

  return (
    <WorkspacePart
      heading="Picture"
      about="Your colleagues and our team see it. We store a fresh copy without the location, camera details or anything else in the file."
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Face name={name || '?'} photo={photo} className="!size-24 !text-3xl" />
        <form
          method="post"
          action="/api/profile/photo"
          encType="multipart/form-data"
          className="min-w-0 flex-1"
        >
          <div className="flex flex-wrap items-center gap-2">
            <input
              ref={file}
              type="file"
              name="photo"
              accept="image/*"
              aria-label="A picture of you"
              required
              className={alive ? 'sr-only' : 'min-h-11 w-full max-w-72 py-2 text-[.9375rem]'}
              tabIndex={alive ? -1 : undefined}
              onChange={choose}
            />
            {alive ? (
              <Button variant="ghost" size="small" busy={busy} onClick={() => file.current?.click()}>
                {photo ? 'Choose another picture' : 'Choose a picture'}
              </Button>
            ) : (
              <Button type="submit" variant="ghost" size="small">
                Upload picture
              </Button>
            )}
            {photo ? (
              <Button
                type={alive ? 'button' : 'submit'}
                formAction="/account/details"
                name="intent"
                value="photo-remove"
                formNoValidate
                variant="ghost"
                size="small"
                onClick={alive ? () => change(takePhotoAway, 'Picture removed') : undefined}
              >
                Remove picture
              </Button>
            ) : null}
          </div>
        </form>
      </div>
      <AlertPlace urgent className="not-empty:mt-4">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
      </AlertPlace>
      {address ? (
        <CropDialog
          address={address}
          onUse={use}
          onClose={() => setAddress(null)}
          onBroken={() => {
            setAddress(null);
            setProblem(unreadable);
          }}
        />
      ) : null}
    </WorkspacePart>
  );
}
