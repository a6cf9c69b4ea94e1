import { type Answered, type Asked, type Line, openLine } from './line.ts'

export interface MerchantAtVendor {
  /** Part of the credentials that only this merchant sends. */
  readonly credential: string
  readonly url: string
}

/** One address for several merchants, as a vendor has it: the credentials of a call say whose books it is about. */
export function openVendor(merchants: readonly MerchantAtVendor[]): Promise<Line> {
  return openLine(
    async (asked) => {
      const meant = merchants.find(({ credential }) => credentialsOf(asked).includes(credential))
      return meant === undefined ? { status: 401, body: '{}' } : passedOn(meant, asked)
    },
    { status: 500, body: '{}' },
  )
}

function credentialsOf({ headers, text }: Asked): string {
  return `${headers.authorization ?? ''} ${text}`
}

async function passedOn({ url }: MerchantAtVendor, { method, path, query, headers, text }: Asked): Promise<Answered> {
  const search = query.size === 0 ? '' : `?${query}`
  const answer = await fetch(`${new URL(url).origin}${path}${search}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !ofTheConnection.has(name) ? [[name, value]] : [],
    ),
    ...(text === '' ? {} : { body: text }),
  })
  return {
    status: answer.status,
    body: await answer.text(),
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name))),
  }
}

const ofTheConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'keep-alive',
  'content-encoding',
])
