import type { Expiry } from './own-fields.ts'

export interface SeamlessNonce {
  readonly token: string
  readonly expiry: Expiry
  readonly name: string
}

export function nonceText({ token, expiry, name }: SeamlessNonce): string {
  return [token, expiryText(expiry), encodeURIComponent(name)].join('|')
}

export function readNonce(text: string): SeamlessNonce | undefined {
  const [, token = '', month = '', year = '', name = ''] =
    /^(9\d{12,18})\|(0[1-9]|1[0-2])(\d\d)\|(\S*)$/.exec(text) ?? []
  const expiry = { month: Number(month), year: 2000 + Number(year) }
  return token === '' ? undefined : { token, expiry, name: decoded(name) }
}

/** MMYY */
export function expiryText({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
