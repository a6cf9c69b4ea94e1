import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { selectedItems } from '../../src-domain/selection/selected-items.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import type { PricedLine } from './submitted-line.ts'

/** The longest notice that an item of the order needs. */
export interface NoticeNeeded {
  readonly name: string
  readonly minutes: number
}

/** A dish names itself, also if one of its choices needs the notice. */
export function noticeNeeded(lines: readonly PricedLine[]): NoticeNeeded | undefined {
  const needs = lines.map(({ menu, item, selections }) => ({
    name: item.name,
    minutes: longestLead(menu, item, selections),
  }))
  const [longest] = needs.toSorted((a, b) => b.minutes - a.minutes)
  return longest === undefined || longest.minutes === 0 ? undefined : longest
}

/** The location's settings for an order that needs notice: only scheduled, and not before the kitchen can have it. */
export function settingsWithNotice(settings: LocationSettings, notice: NoticeNeeded | undefined): LocationSettings {
  if (notice === undefined) return settings
  const { schedule } = settings
  const leadMinutes = Math.max(schedule.leadMinutes, notice.minutes)
  return { ...settings, schedule: { ...schedule, leadMinutes, isAsapEnabled: false } }
}

function longestLead(menu: Menu, item: MenuItem, selections: PricedLine['selections']): number {
  return Math.max(...[item, ...selectedItems(menu, selections)].map(({ leadMinutes = 0 }) => leadMinutes))
}
