import * as t from 'io-ts'

const text = t.string

/** Request fields: strings with case-sensitive names. Others are ignored. */
export const fields = t.partial({
  merchid: text,
  account: text,
  amount: text,
  expiry: text,
  currency: text,
  capture: text,
  orderid: text,
  cvv2: text,
  ecomind: text,
  receipt: text,
  name: text,
  address: text,
  city: text,
  region: text,
  country: text,
  postal: text,
  phone: text,
  email: text,
  profile: text,
  defaultacct: text,
  profileupdate: text,
  accttype: text,
  cof: text,
  cofscheduled: text,
  cofpermission: text,
  retref: text,
})
export type Fields = t.TypeOf<typeof fields>

/** MMYY of MMYY, YYYYM, YYYYMM or YYYYMMDD; undefined for other text. */
export function expiryOf(text: string): string | undefined {
  const [, year, month = ''] = /^\d{2}(\d{2})(\d{1,2})(?:\d{2})?$/.exec(text.length === 4 ? '' : text) ?? []
  const told = year === undefined ? text : `${month.padStart(2, '0')}${year}`
  return /^(0[1-9]|1[0-2])\d{2}$/.test(told) ? told : undefined
}

export function isYes(flag: string | undefined): boolean {
  return flag?.toUpperCase() === 'Y'
}
