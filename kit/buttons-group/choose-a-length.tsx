const lengths = ['15 min', '30 min', '60 min'];

export default function ChooseALength() {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Length of the call</legend>
      <div className="inline-flex rounded-full border border-line bg-sunk p-1">
        {lengths.map((length, index) => (
          <label
            key={length}
            className="flex min-h-11 items-center rounded-full px-4 text-mute has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="length"
              value={length}
              defaultChecked={index === 1}
              className="sr-only"
            />
            {length}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
