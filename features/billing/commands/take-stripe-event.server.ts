import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { applySession, type Happened, type Outcome } from '../stripe/apply.server.ts';
import { eventSchema, type StripeSession, sessionSchema } from '../stripe/session.ts';
import { isSigned } from '../stripe/signature.ts';
import { stripeEvents } from '../tables.server.ts';

const forged = (): AppError =>
  new AppError({ status: 400, code: 'bad_signature', message: 'The signature is wrong.' });
const unread = (): AppError =>
  new AppError({ status: 400, code: 'bad_event', message: 'We can’t read this event.' });

/** What an event of this kind says about its visit; null for what concerns nobody here. */
function happenedBy(type: string, session: StripeSession): Happened | null {
  if (type === 'checkout.session.async_payment_succeeded') return 'paid';
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  if (type === 'checkout.session.expired') return 'ended';
  // Completed without the money: a debit that takes days, of which one of the others will tell.
  return type === 'checkout.session.completed' && session.payment_status === 'paid' ? 'paid' : null;
}

function parsed(body: string) {
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch {
    throw unread();
  }
}

/** Takes a message of Stripe: signed by our secret, fresh, and each of them once. */
export async function takeStripeEvent(body: string, signature: string): Promise<Outcome | 'again'> {
  const { env, inTransaction } = services();
  const secret = env.STRIPE_WEBHOOK_SECRET;
  if (!secret || !isSigned(secret, body, signature, now())) throw forged();
  const event = parsed(body);
  const session = sessionSchema.safeParse(event.data.object);
  return inTransaction(async (tx) => {
    // Claimed first: who comes with the same event waits here, and finds it taken.
    const [claimed] = await tx
      .insert(stripeEvents)
      .values({ id: event.id, kind: event.type, outcome: 'ignored', receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (!claimed) return 'again';
    const happened = session.success ? happenedBy(event.type, session.data) : null;
    if (!session.success || !happened) return 'ignored';
    const applied = await applySession(tx, session.data, happened);
    await tx.update(stripeEvents).set(applied).where(eq(stripeEvents.id, event.id));
    return applied.outcome;
  });
}
