import type { Menu } from '../../src-domain/menu/menu.ts'
import { menuProblems } from '../../src-domain/menu/menu-lint.ts'
import { isError, type MenuProblem } from '../../src-domain/menu/menu-problem.ts'
import type { Log } from '../log.ts'
import { problemText } from './problem-text.ts'

/** Missing, not JSON, or no menu. `why` names file and place. */
export interface UnreadableMenu {
  readonly why: string
}

const named = 3

export class CannotServeMenu extends Error {
  override readonly name = 'CannotServeMenu'
}

interface WhichMenu {
  readonly kind: 'menu' | 'packing menu' | 'upsell menu'
  readonly brandId: string
  readonly log: Log
}

interface Fault {
  /** Completes "the new menu ...". */
  readonly what: string
  readonly why: string
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * A broken or unreadable menu is refused, and the served one stays.
 * @param served undefined: throws `CannotServeMenu` for a refused menu
 * @param take returns the menu's version
 */
export async function acceptedMenu(
  menu: Menu | UnreadableMenu,
  which: WhichMenu,
  {
    served,
    take,
  }: { readonly served: () => Promise<string | undefined>; readonly take: (menu: Menu) => Promise<string> },
): Promise<string> {
  const fault = faultOf(menu, which)
  if (fault === undefined && !('why' in menu)) return take(menu)
  const { kind, brandId, log } = which
  const version = await served()
  if (version === undefined)
    throw new CannotServeMenu(`The ${kind} of brand ${brandId} cannot be served: ${fault?.why}.`)
  log.error(
    { brand: brandId, ...fault?.facts, version },
    `${kind} refused: the new one ${fault?.what}; still serving the old one`,
  )
  return version
}

/** Each reason why a menu cannot be served; empty if it can. */
export function menuFaults(menu: Menu | UnreadableMenu): readonly string[] {
  return 'why' in menu ? [menu.why] : problemsOf(menu).filter(isError).map(problemText)
}

function faultOf(menu: Menu | UnreadableMenu, { kind, brandId, log }: WhichMenu): Fault | undefined {
  if ('why' in menu) return { what: 'cannot be read', why: menu.why, facts: { why: menu.why } }
  const problems = problemsOf(menu)
  for (const problem of problems) log.warn({ brand: brandId, ...problem }, `${kind}: ${problemText(problem)}`)
  const errors = problems.filter(isError)
  if (errors.length === 0) return undefined
  return {
    what: 'is broken',
    why: errors.slice(0, named).map(problemText).join('; '),
    facts: { errors: errors.length },
  }
}

const judged = new WeakMap<Menu, readonly MenuProblem[]>()

/** Remembered, because publishing asks for the faults of a menu before it writes it. */
function problemsOf(menu: Menu): readonly MenuProblem[] {
  const known = judged.get(menu)
  if (known !== undefined) return known
  const problems = menuProblems(menu)
  judged.set(menu, problems)
  return problems
}
