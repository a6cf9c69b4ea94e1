import type { DayPart } from '../../../src-domain/menu/menu.ts'

/** A menu of another system: what it lists, for whom, and when. */
export interface ServedMenu {
  readonly id: string
  readonly name: string
  readonly groups: readonly string[]
  /** Absent: pickup, delivery and tables, because the file makes no difference between them. */
  readonly orderTypes?: readonly string[]
  /** Absent: always. */
  readonly periods?: readonly DayPart[]
  /** True if several menus are open at once. */
  readonly joins?: boolean
}

/** A list of ours for each order type and each period, because a list has one period. */
export function servingLists(menus: readonly ServedMenu[]): unknown {
  const lists = menus.flatMap(({ id, name, groups, orderTypes = everyType, periods, joins }) =>
    orderTypes.flatMap((orderType) =>
      (periods ?? [undefined]).map((availability, at) => {
        const own = `${id}-${orderType}${at === 0 ? '' : `-${at + 1}`}`
        const when = { ...(availability === undefined ? {} : { availability }), ...(joins === true ? { joins } : {}) }
        return [own, { id: own, name, orderType, groups, ...when }] as const
      }),
    ),
  )
  return Object.fromEntries(lists)
}

const everyType = ['pickup', 'delivery', 'kiosk']

export interface DayPeriod {
  /** 0 Sunday to 6 Saturday. */
  readonly day: number
  readonly from: string
  readonly to: string
}

/** Days with the same hours in one part. */
export function dayParts(periods: readonly DayPeriod[]): readonly DayPart[] {
  const hours = [...new Set(periods.map(({ from, to }) => `${from}-${to}`))]
  return hours.flatMap((one) => {
    const same = periods.filter(({ from, to }) => `${from}-${to}` === one)
    const [first] = same
    if (first === undefined) return []
    const days = [...new Set(same.map(({ day }) => day))].toSorted((a, b) => a - b)
    return [{ days, from: first.from, to: first.to }]
  })
}

/** 0 for "sunday" or "SUNDAY" to 6; undefined for another word. */
export function dayNamed(word: string): number | undefined {
  const day = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].indexOf(word.toLowerCase())
  return day === -1 ? undefined : day
}
