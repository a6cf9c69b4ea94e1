import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReadPost } from '../../src-domain/payment/vendor-post.ts'

// Webhooks of the fault runs: a reference, signed with the sending time.

const secret = 'of the shop and its processor alone'
const tolerance = 300_000
const separator = ' '

export const header = 'posted'

export function signed(body: string, at: number, by = secret): string {
  return [at, createHmac('sha256', by).update(`${at}${separator}${body}`).digest('hex')].join(separator)
}

export const readPost: ReadPost = async ({ headers, body }, now) => {
  const said = headers[header] ?? ''
  const at = Number(said.split(separator)[0])
  const wanted = signed(body, at)
  if (said.length !== wanted.length || !timingSafeEqual(Buffer.from(said), Buffer.from(wanted)))
    return { _tag: 'Refused', why: 'signature' }
  if (Math.abs(now - at) > tolerance) return { _tag: 'Refused', why: 'stale' }
  return body === '' ? { _tag: 'Ignored' } : { _tag: 'Happened', reference: body }
}
