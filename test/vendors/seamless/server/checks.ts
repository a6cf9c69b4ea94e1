import type { Merchant } from './books.ts'

// https://developer.cardpointe.com/guides/cardpointe-gateway, UAT Test Zip Codes: all processors but Chase Paymentech.
const byDigits: Readonly<Record<string, string>> = {
  '224': 'X',
  '225': 'Y',
  '406': 'Y',
  '111': 'A',
  '201': 'A',
  '223': 'W',
  '113': 'Z',
  '226': 'Z',
  '112': 'N',
  '214': 'N',
  '221': 'U',
  '207': 'G',
  '218': 'R',
  '205': 'E',
  '219': 'S',
}

/** The last three digits of the postal code decide, or three digits in the street. */
export function avsOf(postal: string, street: string): string {
  const inStreet = Object.keys(byDigits).find((three) => street.includes(three))
  return byDigits[postal.slice(0, 5).slice(-3)] ?? byDigits[inStreet ?? ''] ?? 'Z'
}

/** UAT Test CVV Numbers, on the same page. */
export function cvvOf(code: string | undefined): string {
  if (code === undefined || code === '') return 'X'
  return { '111': 'N', '222': 'P', '333': 'U' }[code] ?? 'M'
}

/** The gateway's code if account settings decline what the host approved. */
export function refusedBy(
  { refusedAvs, refusedCvv }: Merchant,
  avs: string,
  cvv: string,
): 'cvv' | 'address' | undefined {
  if (refusedCvv.includes(cvv)) return 'cvv'
  return refusedAvs.includes(avs) ? 'address' : undefined
}
