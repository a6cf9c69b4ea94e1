import type { MenuOption } from './menu.ts'

/** A configured tab of the item screen (MENU-07). Type 0 takes what is NOT named, any other type what is. */
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
  /** Tabs with nothing in them are left out. */
  readonly tabs: readonly FilledTab[]
  /** What no tab takes. It has to be shown as well: a required option out of reach would make the item unorderable. */
  readonly rest: readonly MenuOption[]
}

/** Names match whole and without regard to case. An option may stand in several tabs. */
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
