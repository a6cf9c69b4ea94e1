import type { MenuOption } from './menu.ts'

/** A tab of the item screen (MENU-07). Type 0 shows all options except the named ones; other types show only those. */
export interface OptionTab {
  readonly tabName: string
  readonly optionNames: readonly string[]
  readonly type: number
}

export interface FilledTab {
  readonly tabName: string
  readonly options: readonly MenuOption[]
}

export interface TabbedOptions {
  /** Excludes empty tabs. */
  readonly tabs: readonly FilledTab[]
  /** Options in no tab. The screen shows them too, because a hidden required option would make the item unorderable. */
  readonly rest: readonly MenuOption[]
}

/** Names match whole, ignoring case. An option may be in several tabs. */
export function tabbed(options: readonly MenuOption[], tabs: readonly OptionTab[]): TabbedOptions {
  const filled = tabs.map(({ tabName, optionNames, type }): FilledTab => {
    const names = new Set(optionNames.map(fold))
    return { tabName, options: options.filter((option) => names.has(fold(option.name)) === (type !== 0)) }
  })
  const reached = new Set(filled.flatMap((tab) => tab.options))
  return {
    tabs: filled.filter((tab) => tab.options.length > 0),
    rest: options.filter((option) => !reached.has(option)),
  }
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}
