// npm run gift-cards:reseal

import { sql } from 'kysely'
import { cardSecrets } from '../../src-server/gift-card/card-secrets.ts'
import { resealCards } from '../../src-server/gift-card/reseal-cards.ts'
import { resealSecondFactors } from '../../src-server/staff/reseal-second-factors.ts'
import { type MemberName, secondFactorSecrets } from '../../src-server/staff/second-factor-row.ts'
import { type SecretKeys, serverSecret } from '../../src-server/store/server-secret.ts'
import { type OpenedDatabase, withDatabase } from './with-database.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

/** Exit code. 0: everything is under GIFT_CARD_KEY. 1: something is under a key that is not set. */
async function reseal({ db, environment }: OpenedDatabase): Promise<number> {
  const { GIFT_CARD_KEY: key, GIFT_CARD_SECOND_KEY: second } = environment
  if (key === undefined) {
    say('GIFT_CARD_KEY is not set: nothing to do')
    return 2
  }
  const keys: SecretKeys = second === undefined ? [key] : [key, second]
  const cards = await resealCards(db, cardSecrets(...keys))
  say(`${cards.resealed} gift cards are now under GIFT_CARD_KEY`)
  if (cards.unreadable > 0) say(`${cards.unreadable} gift cards are under neither key`)
  const factors = await resealSecondFactors(
    db,
    secondFactorSecrets(...(await serverSecret(db, keys))('second factors')),
  )
  say(`${factors.resealed.length} second factors of staff are now under GIFT_CARD_KEY`)
  for (const name of factors.resealed)
    say(`  ${await shownMember({ db }, name)}: recovery codes end with GIFT_CARD_SECOND_KEY`)
  for (const name of factors.unreadable)
    say(`  ${await shownMember({ db }, name)}: the second factor is under neither key`)
  const isDone = cards.unreadable === 0 && factors.unreadable.length === 0
  say(
    isDone ? 'GIFT_CARD_SECOND_KEY can be removed' : 'set GIFT_CARD_SECOND_KEY to the missing key, and run this again',
  )
  return isDone ? 0 : 1
}

async function shownMember({ db }: Pick<OpenedDatabase, 'db'>, { brandId, memberId }: MemberName): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from staff where brand_id = ${brandId} and id = ${memberId}`.execute(db)
  return `${brandId} ${rows[0]?.email ?? memberId}`
}

process.exitCode = await withDatabase(reseal)
