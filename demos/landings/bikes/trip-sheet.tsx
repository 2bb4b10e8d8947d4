import { Fragment } from 'react';
import { changeMinutes, fare, type Trip } from './trip.ts';
import { minutesOf, rideWords } from './written.ts';

/** The answer: how long, and what to ride. */
export function TripSheet({ trip, leave, arrive }: { trip: Trip; leave: string; arrive: string }) {
  return (
    <>
      <p className="whole">
        {trip.minutes}
        <small>min</small>
      </p>
      <p className="hours">
        {leave} → {arrive}, {fare(trip.minutes) / 100} EUR
      </p>
      <ol>
        {trip.rides.map((ride, index) => (
          <Fragment key={ride.line.id}>
            {index > 0 ? (
              <li>
                Swap bikes at {ride.docks[0]} <b>{minutesOf(changeMinutes)}</b>
              </li>
            ) : null}
            <li className={`on-${ride.line.id}`}>
              {rideWords(ride)} <b>{minutesOf(Math.round(ride.minutes))}</b>
            </li>
          </Fragment>
        ))}
      </ol>
    </>
  );
}
