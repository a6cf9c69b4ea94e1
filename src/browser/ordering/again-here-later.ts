import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { AgainHere } from '../../../src-ui/ordering/ordering-app.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import { untilHere } from '../document/until-here.ts'
import type { AgainHereNeeds } from './again-here.ts'

/** The same again on the menu: comes with the patron, or with the guest who has ordered in this tab. Nobody else pays for it. */
export function againHereLater(needs: AgainHereNeeds): AgainHere {
  const { cells, container } = needs
  const part = later(() => import('./again-here.ts').then(({ againHere }) => againHere(needs)))
  const told = (tell: (here: Awaited<ReturnType<typeof part>>) => unknown) =>
    void part().then(tell, () => cells.again.update(() => ({ _tag: 'Failed' })))
  const hasOrdered = container.get(Port.tab).read(sessionKeys.ticket) !== undefined
  cells.patron.changes.subscribe(({ patron }) => {
    if (patron !== undefined || hasOrdered) void untilHere(part, window)
  })
  return {
    ask: ({ before }) => told(({ ask }) => ask(before)),
    take: () => told(({ take }) => take()),
    close: () => cells.again.update(() => ({ _tag: 'Idle' })),
  }
}
