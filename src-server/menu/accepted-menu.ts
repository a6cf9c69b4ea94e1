import type { Menu } from '../../src-domain/menu/menu.ts'
import { menuProblems } from '../../src-domain/menu/menu-lint.ts'
import { isError } from '../../src-domain/menu/menu-problem.ts'
import type { Log } from '../log.ts'
import { problemText } from './problem-text.ts'

/** Errors named when nothing can be served at all; the log has the rest. */
const named = 3

/**
 * Judges a menu that is to replace the served one, and logs each problem. A broken one is refused: the old one stays.
 *
 * @param served tells the version of the old menu, undefined when there is none; then a broken menu is an exception,
 *   because there is nothing to serve
 * @param take writes the new menu and gives its version
 */
export const acceptedMenu = async (
  menu: Menu,
  {
    kind,
    brandId,
    log,
  }: { readonly kind: 'menu' | 'packing menu' | 'upsell menu'; readonly brandId: string; readonly log: Log },
  { served, take }: { readonly served: () => Promise<string | undefined>; readonly take: () => Promise<string> },
): Promise<string> => {
  const problems = menuProblems(menu)
  for (const problem of problems) log.warn({ brand: brandId, ...problem }, `${kind}: ${problemText(problem)}`)
  const errors = problems.filter(isError)
  if (errors.length === 0) return take()
  const old = await served()
  if (old === undefined) {
    const why = errors.slice(0, named).map(problemText).join('; ')
    throw new Error(`The ${kind} of brand ${brandId} cannot be served: ${why}.`)
  }
  log.error({ brand: brandId, errors: errors.length, version: old }, `the new ${kind} is broken, the old one stays`)
  return old
}
