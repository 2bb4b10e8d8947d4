interface SpeakerColumnsProps {
  speakers: readonly { name: string; about: string; leads: string }[];
}

/** Who leads an event, told by what they decide. */
export function SpeakerColumns({ speakers }: SpeakerColumnsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {speakers.map(({ name, about, leads }) => (
        <li key={name} className="border-t-2 border-ink pt-4">
          <h3 className="text-xl">{name}</h3>
          <p className="mt-1.5">{about}</p>
          <p className="text-mute">{leads}</p>
        </li>
      ))}
    </ul>
  );
}
