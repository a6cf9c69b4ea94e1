import { either } from 'fp-ts'
import * as t from 'io-ts'
import type { Typed } from './card-rules.ts'

export interface Tokenised {
  readonly code: string
  readonly message: string
  readonly token: string
}

const answer = t.type({ errorcode: t.number, message: t.string, token: t.string })

export async function tokenised({ number, month, year, cvv }: Typed, unique: boolean): Promise<Tokenised> {
  const expiry = month === '' ? {} : { expiry: `${month.padStart(2, '0')}${year.slice(-2)}` }
  const body = { account: number.replace(/[ -]/g, ''), ...expiry, ...(cvv === '' ? {} : { cvv }), unique }
  try {
    const response = await fetch('/cardsecure/api/v1/ccn/tokenize', { method: 'POST', body: JSON.stringify(body) })
    const read = answer.decode(await response.json())
    if (either.isLeft(read)) return unreachable
    const { errorcode, message, token } = read.right
    return { code: errorcode === 0 ? '0' : String(errorcode).padStart(4, '0'), message, token }
  } catch {
    return unreachable
  }
}

const unreachable: Tokenised = { code: '1000', message: 'The request could not be completed', token: '' }
