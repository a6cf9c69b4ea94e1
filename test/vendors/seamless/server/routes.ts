import { either } from 'fp-ts'
import { aMinute } from '../../line/held-clock.ts'
import type { Answered, Asked } from '../../line/line.ts'
import { fails, says, tells } from './answers.ts'
import { authorised } from './auth.ts'
import type { Books } from './books.ts'
import { type Fields, fields } from './fields.ts'
import { captured, refunded, voided, voidedByOrder } from './later.ts'
import { profilePut, profileRemoved, profileShown } from './profiles.ts'
import { inquired, inquiredByOrder, settlementsTold } from './reports.ts'
import { tokenised } from './tokenise-route.ts'

const root = '/cardconnect/rest/'

/** Each accepts PUT and POST: https://developer.cardpointe.com/cardconnect-api. */
const changes: Readonly<Record<string, (books: Books, wanted: Fields) => Answered>> = {
  '': () => ({ status: 200, body: 'CardConnect REST Servlet.' }),
  auth: authorised,
  capture: captured,
  void: voided,
  voidByOrderId: voidedByOrder,
  refund: refunded,
  profile: profilePut,
}

const reports: Readonly<Record<string, (books: Books, parts: readonly string[], query: URLSearchParams) => Answered>> =
  {
    inquire: (books, [retref = '', merchid = '']) => inquired(books, retref, merchid),
    inquireByOrderid: (books, [orderid = '', merchid = '']) => inquiredByOrder(books, orderid, merchid),
    inquireMerchant: (books, [merchid = '']) => merchantShown(books, merchid),
    profile: (books, [profileid = '', acctid = '']) => profileShown(books, profileid, acctid),
    settlestat: (books, _, query) => settlementsTold(books, query),
    // "Only available … in the production environment", so not here.
    funding: (books) => tells(books, { errormsg: 'No deposits match your request' }),
  }

export function routed(books: Books, asked: Asked): Answered {
  const { method, path, headers, text, query } = asked
  // Browsers call CardSecure without credentials.
  if (path === '/cardsecure/api/v1/ccn/tokenize' && method === 'POST') return tokenised(books.vault, text)
  const { user, password } = books.merchant
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  if (!path.startsWith(root)) return fails(404, 'Not Found', path)
  if (headers.authorization !== `Basic ${credentials}`) return fails(401, 'Unauthorized', path)
  const [name = '', ...rest] = path.slice(root.length).split('/')
  const parts = rest.map(decodeURIComponent)
  const waits = limited(books, name)
  if (waits !== undefined) return waits
  if (method === 'DELETE' && name === 'profile') return profileRemoved(books, parts[0] ?? '', parts[1] ?? '')
  const report = method === 'GET' ? reports[name] : undefined
  if (report !== undefined) return report(books, parts, query)
  const change = method === 'PUT' || method === 'POST' ? changes[name] : undefined
  return change === undefined ? fails(404, 'Not Found', path) : changed(books, change, path, text)
}

function changed(
  books: Books,
  change: (books: Books, wanted: Fields) => Answered,
  path: string,
  text: string,
): Answered {
  const read = either.tryCatch(
    (): unknown => JSON.parse(text),
    () => undefined,
  )
  if (either.isLeft(read)) return fails(400, 'Bad Request', path)
  const wanted = fields.decode(read.right)
  return either.isLeft(wanted) ? says(books, 'invalidField') : change(books, wanted.right)
}

/** UAT Request Rate Limiting, in https://developer.cardpointe.com/guides/cardpointe-gateway. */
function limited({ merchant, clock, limited: asked }: Books, name: string): Answered | undefined {
  if (!['funding', 'inquire', 'profile', 'settlestat'].includes(name)) return undefined
  const recent = asked.filter((at) => clock.now() - at < aMinute)
  const [oldest] = recent
  if (recent.length >= merchant.perMinute && oldest !== undefined) {
    const seconds = Math.ceil((oldest + aMinute - clock.now()) / 1_000)
    const headers = { 'X-Rate-Limit-Retry-After-Seconds': String(seconds) }
    return { ...fails(429, 'Too Many Requests', root + name), headers }
  }
  asked.push(clock.now())
  return undefined
}

function merchantShown(books: Books, merchid: string): Answered {
  const { merchant } = books
  if (merchid !== merchant.merchid) return says(books, 'invalidMerchant')
  const flags = { avs: merchant.refusedAvs.length > 0, cvv: merchant.needsCvv || merchant.refusedCvv.length > 0 }
  return tells(books, {
    merchid,
    site: 'fts-uat',
    enabled: true,
    cardproc: merchant.host,
    avs: flags.avs ? 'Y' : 'N',
    cvv: flags.cvv ? 'Y' : 'N',
    echeck: 'N',
    acctupdater: 'N',
  })
}
