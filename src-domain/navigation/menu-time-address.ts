/** The field of a menu's address that carries the chosen time, in seconds since 1970. */
const field = 'at'

/** The time that a menu's address asks for; undefined for now and for anything that is not a time. */
export function timeInAddress(value: string | null | undefined): number | undefined {
  return value !== null && value !== undefined && /^\d{9,11}$/.test(value) ? Number(value) : undefined
}

/** The address (path, and query if any) of the same page at another time; undefined for now. */
export function addressAtTime(address: string, at: number | undefined): string {
  const [path = '', query = ''] = address.split('?')
  const others = query.split('&').filter((one) => one !== '' && !one.startsWith(`${field}=`))
  const fields = at === undefined ? others : [...others, `${field}=${at}`]
  return fields.length === 0 ? path : `${path}?${fields.join('&')}`
}
