/** A field that people neither see nor reach; machines that fill in everything give themselves away. */
export function HiddenTrap() {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
