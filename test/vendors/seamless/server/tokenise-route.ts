import { either } from 'fp-ts'
import * as t from 'io-ts'
import type { Answered } from '../../line/line.ts'
import type { Vault } from './vault.ts'

const wanted = t.intersection([
  t.type({ account: t.string }),
  t.partial({ cvv: t.string, expiry: t.string, unique: t.boolean }),
])

/** https://developer.cardpointe.com/cardsecure-api, tokenize. */
export function tokenised(vault: Pick<Vault, 'tokenise'>, text: string): Answered {
  const read = either.tryCatch(
    (): unknown => JSON.parse(text),
    () => undefined,
  )
  const card = wanted.decode(either.isRight(read) ? read.right : undefined)
  const told = either.isLeft(card)
    ? { errorcode: 74, message: 'Missing required parameter', token: '' }
    : vault.tokenise(card.right)
  return { status: 200, body: JSON.stringify(told) }
}
