import { minor } from '../../src-domain/money/minor.ts'
import type { MailedCard } from '../mail/gift-card-mail.tsx'
import type { Database } from '../store/database.ts'
import type { CardSecrets } from './card-secrets.ts'

/** Undefined: unknown, or ended before its mail was sent. */
export async function mailedCard(
  db: Database,
  secrets: Pick<CardSecrets, 'open'>,
  brandId: string,
  handle: string,
): Promise<Omit<MailedCard, 'hasPage'> | undefined> {
  const row = await db
    .selectFrom('gift_cards')
    .select(['id', 'number_sealed', 'balance', 'receiver', 'sender', 'message'])
    .where('brand_id', '=', brandId)
    .where('handle', '=', handle)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { id, number_sealed, balance, receiver, sender, message } = row
  const number = secrets.open(brandId, id, number_sealed)
  return { id, handle, number, balance: minor(balance), receiver, sender, message }
}
