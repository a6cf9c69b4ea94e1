import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { AvailabilityGateway } from '../../src-domain/availability/availability-gateway.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { Connection } from '../../src-domain/call/connection.ts'
import type { TableSignsGateway } from '../../src-domain/fulfilment/table-signs.ts'
import type { BoardMemory } from '../../src-domain/kitchen/board-memory.ts'
import type { LeaveWarning } from '../../src-domain/kitchen/leave-warning.ts'
import type { OrderRecordGateway } from '../../src-domain/kitchen/order-record-gateway.ts'
import type { Ring } from '../../src-domain/kitchen/ring.ts'
import type { OffersGateway } from '../../src-domain/offers/offers-gateway.ts'
import type { SaveFile } from '../../src-domain/own-data/own-data-gateway.ts'
import type { DevicePrintStore, PagePrinter } from '../../src-domain/printing/device-printing.ts'
import type { PrinterGateway } from '../../src-domain/printing/printer-gateway.ts'
import type { ReportGateway } from '../../src-domain/report/report-gateway.ts'
import type { ApiKeyGateway } from '../../src-domain/staff/api-key-gateway.ts'
import type { AuditGateway } from '../../src-domain/staff/audit-gateway.ts'
import type { BrandVersionGateway } from '../../src-domain/staff/brand-version-gateway.ts'
import type { DeviceGateway } from '../../src-domain/staff/device-gateway.ts'
import type { SecondFactorGateway } from '../../src-domain/staff/second-factor-gateway.ts'
import type { StaffGateway, StaffLocation, StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import type { TeamGateway } from '../../src-domain/staff/team-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { TodayGateway } from '../../src-domain/today/today-gateway.ts'
import { type AvailabilityController, availabilityController } from '../availability/availability-controller.ts'
import { type DevicesController, devicesController } from '../devices/devices-controller.ts'
import { type KeysController, keysController } from '../devices/keys-controller.ts'
import { type BoardController, type BoardPorts, boardController } from '../kitchen/board-controller.ts'
import { type RecordsController, recordsController } from '../kitchen/records-controller.ts'
import { ringController } from '../kitchen/ring-controller.ts'
import { type OffersController, offersController } from '../offers/offers-controller.ts'
import { type PrintersController, printersController } from '../printing/printers-controller.ts'
import { slipsController } from '../printing/slips-controller.ts'
import { type ReportController, reportController } from '../report/report-controller.ts'
import { cell } from '../state/cell.ts'
import { type TablesController, tablesController } from '../tables/tables-controller.ts'
import { type ActivityController, activityController } from '../team/activity-controller.ts'
import { teamController } from '../team/team-controller.ts'
import { type TodayController, todayController } from '../today/today-controller.ts'
import { versionsController } from '../versions/versions-controller.ts'
import { pairingController } from './pairing-controller.ts'
import { secondFactorController } from './second-factor-controller.ts'
import type { InvitationOutcome, SessionState, SignInOutcome } from './session-state.ts'
import type { StaffState } from './staff-state.ts'

export interface StaffPorts extends Omit<BoardPorts, 'sessionEnded' | 'memory'> {
  readonly facts: Pick<StaffState, 'brand' | 'locale'>
  readonly staff: StaffGateway
  readonly availability: AvailabilityGateway
  readonly devices: DeviceGateway
  readonly apiKeys: ApiKeyGateway
  readonly tableSigns: TableSignsGateway
  /** Scheme and host of this page. */
  readonly origin: string
  readonly printers: PrinterGateway
  readonly printStore: DevicePrintStore
  readonly pagePrinter: PagePrinter
  readonly offers: OffersGateway
  readonly reports: ReportGateway
  readonly today: TodayGateway
  readonly saveCsv: SaveFile
  readonly print: () => void
  readonly records: OrderRecordGateway
  readonly memory: BoardMemory
  readonly connection: Connection
  readonly sight: PageSight
  readonly ring: Ring
  readonly leaveWarning: LeaveWarning
  readonly secondFactor: SecondFactorGateway
  readonly team: TeamGateway
  readonly audit: AuditGateway
  readonly brandVersions: BrandVersionGateway
  readonly invitationLink: (token: string) => string
  /** Copies to the clipboard; false if the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
  readonly invitation: string | undefined
  /** Removes a used invitation from the address. */
  readonly forgetInvitation: () => void
}

/** Session of the staff document, and a board and a menu per opened location. */
export function staffController(ports: StaffPorts) {
  const { facts, staff, connection, leaveWarning } = ports
  const session = cell<SessionState>({ _tag: 'Asking' })
  const online = cell(connection.isOnline())
  const boards = new Map<string, BoardController>()
  const records = new Map<string, RecordsController>()
  const chosen = cell(ports.memory.location())
  const menus = new Map<string, AvailabilityController>()
  const offers = new Map<string, OffersController>()
  const reports = new Map<string, ReportController>()
  const printers = new Map<string, PrintersController>()
  const slips = slipsController(ports)
  const activities = new Map<string | undefined, ActivityController>()
  const todays = new Map<string, TodayController>()
  const devices = new Map<string, DevicesController>()
  const apiKeys = new Map<string, KeysController>()
  const tables = new Map<string, TablesController>()
  const sound = ringController(ports)

  const pendingCount = () => [...boards.values()].reduce((sum, { board }) => sum + board.current().pending.length, 0)
  const dropAll = () => {
    for (const board of boards.values()) board.giveUp()
    for (const all of [boards, menus, printers, reports, records, todays]) all.clear()
    for (const all of [offers, activities, devices, apiKeys, tables]) all.clear()
    ports.memory.forget()
  }
  const sessionEnded = () => {
    const now = session.current()
    if (now._tag !== 'SignedIn') return
    if (!isPaired(now.session)) return session.update(() => ({ _tag: 'Ended', session: now.session }))
    const dropped = pendingCount()
    // A revoked device may be stolen, so it keeps nothing of its orders.
    dropAll()
    session.update(() => ({ _tag: 'Removed', dropped }))
  }
  const signedIn = (next: StaffSession) => {
    const before = session.current()
    const isOther = before._tag === 'Ended' && before.session.member.id !== next.member.id
    // What one member looked up or issued is not for the next.
    if (isOther) offers.clear()
    session.update(() => ({ _tag: 'SignedIn', session: next }))
    for (const board of boards.values()) {
      if (isOther) board.giveUp()
      else board.resume()
    }
  }
  const heard = (outcome: Either<CallFailure, StaffSession>): SignInOutcome => {
    if (!isLeft(outcome)) {
      signedIn(outcome.right)
      return 'signed-in'
    }
    const failure = outcome.left
    if (failure._tag !== 'Refused') return 'no-answer'
    if (failure.code === 'second_factor_due') return 'code-due'
    if (failure.code === 'wrong_code') return 'wrong-code'
    if (failure.status === 429) return 'too-many-tries'
    return failure.status >= 400 && failure.status < 500 ? 'wrong-credentials' : 'no-answer'
  }
  const refresh = async () => {
    const outcome = await staff.session()
    if (!isLeft(outcome)) signedIn(outcome.right)
    else if (outcome.left._tag === 'Refused' && outcome.left.status === 401) sessionEnded()
  }
  const secondFactor = secondFactorController({ secondFactor: ports.secondFactor, sessionEnded, refresh })
  const team = teamController({ ...ports, sessionEnded, refresh })
  const open = async () => {
    const { invitation } = ports
    if (invitation !== undefined && session.current()._tag === 'Asking')
      return session.update(() => ({ _tag: 'Invited', invitation }))
    session.update(() => ({ _tag: 'Asking' }))
    const outcome = heard(await staff.session())
    if (outcome !== 'signed-in')
      session.update(() => ({ _tag: outcome === 'wrong-credentials' ? 'SignedOut' : 'Unreached' }))
  }
  const boardOf = (location: StaffLocation): BoardController => {
    const board = boards.get(location.id) ?? boardController({ ...ports, sessionEnded }, location)
    boards.set(location.id, board)
    return board
  }

  leaveWarning.warnWhile(() => pendingCount() > 0)
  connection.onChange(() => {
    online.update(connection.isOnline)
    if (connection.isOnline() && session.current()._tag === 'Unreached') void open()
  })
  return {
    facts,
    session,
    online,
    sound: sound.sound,
    startShift: sound.startShift,
    slips,
    /** Rings for new orders of a board, and prints them if this device is set to. */
    followBoard: (board: BoardController): (() => void) => {
      const ends = [sound.follow(board), slips.follow(board)]
      return () => ends.forEach((end) => void end())
    },
    pendingCount,
    open: () => void open(),
    secondFactor,
    team,
    versions: versionsController({ ...ports, sessionEnded }),
    activityOf: (locationId: string | undefined): ActivityController => {
      const activity = activities.get(locationId) ?? activityController({ ...ports, sessionEnded }, locationId)
      activities.set(locationId, activity)
      return activity
    },
    now: ports.clock.now,
    copy: ports.copy,
    pairing: pairingController({ ...ports, paired: signedIn }),
    startPairing: () => session.update(() => ({ _tag: 'Pairing' })),
    leavePairing: () => session.update(() => ({ _tag: 'SignedOut' })),
    isPaired,
    /** Address of this document, as people type it. */
    address: `${ports.origin.replace(/^https?:\/\//, '')}/staff`,
    signIn: async (email: string, password: string, code?: string): Promise<SignInOutcome> =>
      heard(await staff.signIn(email, password, code)),
    leaveInvitation: () => {
      ports.forgetInvitation()
      session.update(() => ({ _tag: 'SignedOut' }))
    },
    acceptInvitation: async (invitation: string, name: string, password: string): Promise<InvitationOutcome> => {
      const outcome = await staff.acceptInvitation(invitation, name, password)
      if (isLeft(outcome) && outcome.left._tag === 'Refused' && outcome.left.status === 400) return 'weak-password'
      const said = heard(outcome)
      if (said === 'signed-in' || said === 'code-due') ports.forgetInvitation()
      if (said === 'code-due') session.update(() => ({ _tag: 'SignedOut', isPasswordSet: true }))
      return said === 'wrong-credentials' || said === 'wrong-code' ? 'not-valid' : said
    },
    /** Signs out and drops the boards. Returns false if the order server did not end the session. */
    signOut: async (): Promise<boolean> => {
      const outcome = await staff.signOut()
      if (isLeft(outcome) && !(outcome.left._tag === 'Refused' && outcome.left.status === 401)) return false
      dropAll()
      session.update(() => ({ _tag: 'SignedOut' }))
      return true
    },
    /** Id of the location that the member chose, also before a reload. */
    chosen,
    choose: (locationId: string) => {
      chosen.update(() => locationId)
      ports.memory.keepLocation(locationId)
    },
    boardOf,
    recordsOf: (location: StaffLocation): RecordsController => {
      const some = records.get(location.id) ?? recordsController({ ...ports, sessionEnded }, boardOf(location))
      records.set(location.id, some)
      return some
    },
    todayOf: (location: StaffLocation): TodayController => {
      const today = todays.get(location.id) ?? todayController({ ...ports, sessionEnded }, location)
      todays.set(location.id, today)
      return today
    },
    devicesOf: (location: StaffLocation): DevicesController => {
      const known = devices.get(location.id) ?? devicesController({ ...ports, sessionEnded }, location)
      devices.set(location.id, known)
      return known
    },
    apiKeysOf: (location: StaffLocation): KeysController => {
      const known = apiKeys.get(location.id) ?? keysController({ ...ports, sessionEnded }, location)
      apiKeys.set(location.id, known)
      return known
    },
    tablesOf: (location: StaffLocation): TablesController => {
      const known = tables.get(location.id) ?? tablesController({ ...ports, sessionEnded }, location)
      tables.set(location.id, known)
      return known
    },
    availabilityOf: (location: StaffLocation): AvailabilityController => {
      const menu = menus.get(location.id) ?? availabilityController({ ...ports, sessionEnded }, location)
      menus.set(location.id, menu)
      return menu
    },
    printersOf: (location: StaffLocation): PrintersController => {
      const known = printers.get(location.id) ?? printersController({ ...ports, sessionEnded }, location)
      printers.set(location.id, known)
      return known
    },
    offersOf: (location: StaffLocation): OffersController => {
      const some = offers.get(location.id) ?? offersController({ ...ports, sessionEnded }, location)
      offers.set(location.id, some)
      return some
    },
    reportOf: (location: StaffLocation): ReportController => {
      const report = reports.get(location.id) ?? reportController({ ...ports, sessionEnded }, location)
      reports.set(location.id, report)
      return report
    },
  }
}

/** Paired devices have no email. */
function isPaired({ member }: StaffSession): boolean {
  return member.role === 'device' && member.email === ''
}

export type StaffController = ReturnType<typeof staffController>
