import type { Menu } from '../../src-domain/menu/menu.ts'
import { menuProblems } from '../../src-domain/menu/menu-lint.ts'
import { isError } from '../../src-domain/menu/menu-problem.ts'
import type { Log } from '../log.ts'
import { problemText } from './problem-text.ts'

/** A menu's file that nobody could read: not there, not JSON, or not a menu. `why` names the file and the place in it. */
export interface UnreadableMenu {
  readonly why: string
}

/** Errors named when nothing can be served at all; the log has the rest. */
const named = 3

/** There is nothing to serve: one line for who started the server. */
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
 * Judges a menu that is to replace the served one, and logs each problem. A broken one is refused, and one that nobody
 * could read: the old one stays.
 *
 * @param served tells the version of the old menu, undefined when there is none; then a menu at fault is an exception,
 *   because there is nothing to serve
 * @param take writes the new menu and gives its version
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
  log.error({ brand: brandId, ...fault?.facts, version }, `the new ${kind} ${fault?.what}, the old one stays`)
  return version
}

function faultOf(menu: Menu | UnreadableMenu, { kind, brandId, log }: WhichMenu): Fault | undefined {
  if ('why' in menu) return { what: 'cannot be read', why: menu.why, facts: { why: menu.why } }
  const problems = menuProblems(menu)
  for (const problem of problems) log.warn({ brand: brandId, ...problem }, `${kind}: ${problemText(problem)}`)
  const errors = problems.filter(isError)
  if (errors.length === 0) return undefined
  return {
    what: 'is broken',
    why: errors.slice(0, named).map(problemText).join('; '),
    facts: { errors: errors.length },
  }
}
