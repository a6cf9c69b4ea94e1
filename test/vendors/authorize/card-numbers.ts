export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'MasterCard'
  if (/^3[47]/.test(number)) return 'AmericanExpress'
  if (/^35|^30[89]/.test(number)) return 'JCB'
  return /^3/.test(number) ? 'DinersClub' : 'Discover'
}
