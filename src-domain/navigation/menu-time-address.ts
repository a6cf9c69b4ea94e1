/** Seconds since 1970. */
const field = 'at'

/** Undefined for the current menu and for invalid values. */
export function timeInAddress(value: string | null | undefined): number | undefined {
  return value !== null && value !== undefined && /^\d{9,11}$/.test(value) ? Number(value) : undefined
}

/** Same path and query at another time. Undefined selects the current menu. */
export function addressAtTime(address: string, at: number | undefined): string {
  const [path = '', query = ''] = address.split('?')
  const others = query.split('&').filter((one) => one !== '' && !one.startsWith(`${field}=`))
  const fields = at === undefined ? others : [...others, `${field}=${at}`]
  return fields.length === 0 ? path : `${path}?${fields.join('&')}`
}
