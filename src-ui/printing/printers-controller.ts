import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { Printer } from '../../src-domain/printing/printer.ts'
import type {
  AddressedPrinters,
  NewPrinter,
  PrinterGateway,
  PrinterList,
} from '../../src-domain/printing/printer-gateway.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Instant, Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches: a printer that runs out of paper tells only the order server. */
const lookEvery = 15_000

export type PrinterProblem = 'no-answer' | 'not-allowed' | 'gone' | 'too-many'

export interface PrintersState {
  /** Undefined until the order server answers. */
  readonly list: PrinterList | undefined
  /** When the order server last answered. */
  readonly heardAt: Instant
  readonly isUnreached: boolean
  /** The printer whose change is in flight; '' for a new one. */
  readonly pending: string | undefined
  /** Why the last change of a printer failed; its id is '' for a new one. */
  readonly problem: { readonly id: string; readonly why: PrinterProblem } | undefined
  /** The new address of a printer, until staff close it. */
  readonly address: { readonly name: string; readonly address: string } | undefined
  /** How many printers this page added. */
  readonly added: number
  readonly done: { readonly what: 'added' | 'renewed' | 'tested' | 'removed'; readonly name: string } | undefined
}

export interface PrintersPorts {
  readonly printers: PrinterGateway
  readonly copy: (text: string) => Promise<boolean>
  readonly clock: Clock
  readonly pause: Pause
  readonly sight: PageSight
  readonly sessionEnded: () => void
}

/** Printers of one location. Ignores a change while another is in flight. */
export function printersController(ports: PrintersPorts, location: StaffLocation) {
  const { printers, clock, pause, sight, sessionEnded } = ports
  const state = cell<PrintersState>({
    ...{ list: undefined, heardAt: clock.now(), isUnreached: false },
    ...{ pending: undefined, problem: undefined, address: undefined, added: 0, done: undefined },
  })
  // One call at a time, so that no answer overwrites a later one.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work)
  }
  const heard = (list: PrinterList) =>
    state.update((now) => ({ ...now, list, heardAt: clock.now(), isUnreached: false }))

  const look = () =>
    inTurn(async () => {
      const answer = await printers.list(location.id)
      if (!isLeft(answer)) return heard(answer.right)
      if (answer.left._tag === 'Refused' && answer.left.status === 401) return sessionEnded()
      state.update((now) => ({ ...now, isUnreached: true }))
    })

  const change = <A extends PrinterList>(
    id: string,
    send: () => Promise<Either<CallFailure, A>>,
    then: (answer: A) => Pick<PrintersState, 'done'> & Partial<PrintersState>,
  ) => {
    if (state.current().pending !== undefined) return
    state.update((now) => ({ ...now, pending: id, problem: undefined, done: undefined }))
    inTurn(async () => {
      const answer = await send()
      state.update((now) => ({ ...now, pending: undefined }))
      if (!isLeft(answer)) {
        heard(answer.right)
        state.update((now) => ({ ...now, ...then(answer.right) }))
        return
      }
      const failure = answer.left
      if (failure._tag === 'Refused' && failure.status === 401) sessionEnded()
      const why = failure._tag === 'Refused' ? problemOf(failure.status) : 'no-answer'
      state.update((now) => ({ ...now, problem: { id, why } }))
    })
  }
  const shownAddress = ({ printerId, address, printers: all }: AddressedPrinters) => ({
    address: { name: all.find(({ id }) => id === printerId)?.name ?? '', address },
  })

  return {
    location,
    state,
    now: clock.now,
    copyText: ports.copy,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause)).pipe(startWith(undefined)).subscribe(look)
      return () => looks.unsubscribe()
    },
    look,
    add: (printer: NewPrinter) =>
      change(
        '',
        () => printers.add(location.id, printer),
        (answer) => ({
          ...shownAddress(answer),
          added: state.current().added + 1,
          done: { what: 'added', name: printer.name },
        }),
      ),
    renew: ({ id, name }: Printer) =>
      change(
        id,
        () => printers.renew(location.id, id),
        (answer) => ({ ...shownAddress(answer), done: { what: 'renewed', name } }),
      ),
    test: ({ id, name }: Printer) =>
      change(
        id,
        () => printers.test(location.id, id),
        () => ({ done: { what: 'tested', name } }),
      ),
    remove: ({ id, name }: Printer) =>
      change(
        id,
        () => printers.remove(location.id, id),
        () => ({ done: { what: 'removed', name } }),
      ),
    closeAddress: () => state.update((now) => ({ ...now, address: undefined })),
  }
}

export type PrintersController = ReturnType<typeof printersController>

function problemOf(status: number): PrinterProblem {
  switch (status) {
    case 403:
      return 'not-allowed'
    case 404:
      return 'gone'
    case 409:
      return 'too-many'
    default:
      return 'no-answer'
  }
}
