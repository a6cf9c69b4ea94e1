import type { ReactNode } from 'react'
import type { Permission } from '../../src-domain/staff/permissions.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { mayDoAt, type StaffMember } from '../../src-domain/staff/staff-member.ts'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { StaffController } from './staff-controller.ts'

export interface WorkPageProps {
  readonly controller: StaffController
  readonly location: StaffLocation
  /** All locations of the member. */
  readonly locations: readonly StaffLocation[]
  readonly member: StaffMember
  /** False if the order server ended the session. */
  readonly isWatching: boolean
}

/** A page beside the board. Its title is the word of the same name in the staff catalogue. */
export interface WorkPage {
  readonly id:
    | 'menu'
    | 'printing'
    | 'offers'
    | 'dayEnd'
    | 'now'
    | 'team'
    | 'setup'
    | 'tables'
    | 'brand'
    | 'activity'
    | 'account'
  /** Members without it at the location do not see the page. */
  readonly permission: Permission
  readonly draw: (props: WorkPageProps) => ReactNode
}

const AvailabilityScreen = lazyScreen(() =>
  import('../availability/availability-screen.tsx').then(({ AvailabilityScreen }) => AvailabilityScreen),
)

const DevicesScreen = lazyScreen(() =>
  import('../devices/devices-screen.tsx').then(({ DevicesScreen }) => DevicesScreen),
)
const TablesScreen = lazyScreen(() => import('../tables/tables-screen.tsx').then(({ TablesScreen }) => TablesScreen))
const PrintingScreen = lazyScreen(() =>
  import('../printing/printing-screen.tsx').then(({ PrintingScreen }) => PrintingScreen),
)
const TodayScreen = lazyScreen(() => import('../today/today-screen.tsx').then(({ TodayScreen }) => TodayScreen))

const OffersScreen = lazyScreen(() => import('../offers/offers-screen.tsx').then(({ OffersScreen }) => OffersScreen))
const ReportScreen = lazyScreen(() => import('../report/report-screen.tsx').then(({ ReportScreen }) => ReportScreen))
const TeamScreen = lazyScreen(() => import('../team/team-screen.tsx').then(({ TeamScreen }) => TeamScreen))
const ActivityScreen = lazyScreen(() =>
  import('../team/activity-screen.tsx').then(({ ActivityScreen }) => ActivityScreen),
)
const VersionsScreen = lazyScreen(() =>
  import('../versions/versions-screen.tsx').then(({ VersionsScreen }) => VersionsScreen),
)
const AccountScreen = lazyScreen(() => import('./account-screen.tsx').then(({ AccountScreen }) => AccountScreen))

/** In the order of the navigation. */
export const workPages: readonly WorkPage[] = [
  {
    id: 'menu',
    permission: 'availability:write',
    draw: ({ controller, location, isWatching }) => (
      <AvailabilityScreen key={location.id} controller={controller.availabilityOf(location)} isWatching={isWatching} />
    ),
  },
  {
    id: 'now',
    permission: 'ordering:pause',
    draw: ({ controller, location, isWatching }) => (
      <TodayScreen key={location.id} controller={controller.todayOf(location)} isWatching={isWatching} />
    ),
  },
  {
    id: 'dayEnd',
    permission: 'reports:read',
    draw: ({ controller, location, isWatching }) => (
      <ReportScreen key={location.id} controller={controller.reportOf(location)} isWatching={isWatching} />
    ),
  },
  {
    id: 'offers',
    permission: 'offers:write',
    draw: ({ controller, location, isWatching }) => (
      <OffersScreen key={location.id} controller={controller.offersOf(location)} isWatching={isWatching} />
    ),
  },
  {
    id: 'printing',
    // Members without `printers:write` set how their device prints.
    permission: 'orders:read',
    draw: ({ controller, location, member }) => (
      <PrintingScreen
        key={location.id}
        controller={controller.printersOf(location)}
        slips={controller.slips}
        mayChange={mayDoAt(member, 'printers:write', location.id)}
      />
    ),
  },
  {
    id: 'tables',
    permission: 'setup:write',
    draw: ({ controller, location, isWatching }) => (
      <TablesScreen
        key={location.id}
        controller={controller.tablesOf(location)}
        brandName={controller.facts.brand.name}
        isWatching={isWatching}
      />
    ),
  },
  {
    id: 'setup',
    permission: 'setup:write',
    draw: ({ controller, location, member, isWatching }) => (
      <DevicesScreen
        key={location.id}
        devices={controller.devicesOf(location)}
        keys={mayDoAt(member, 'team:write', location.id) ? controller.apiKeysOf(location) : undefined}
        address={controller.address}
        isWatching={isWatching}
      />
    ),
  },
  {
    id: 'team',
    permission: 'team:write',
    draw: ({ controller, member, location, locations, isWatching }) => (
      <TeamScreen
        controller={controller.team}
        locations={locations}
        location={location}
        ownId={member.id}
        copy={controller.copy}
        now={controller.now}
        isWatching={isWatching}
      />
    ),
  },
  {
    id: 'brand',
    permission: 'brand:write',
    draw: ({ controller, location, isWatching }) => (
      <VersionsScreen
        controller={controller.versions}
        location={location}
        now={controller.now}
        isWatching={isWatching}
      />
    ),
  },
  {
    id: 'activity',
    permission: 'audit:read',
    draw: ({ controller, location, locations, isWatching }) => (
      <ActivityScreen
        location={location}
        locations={locations}
        controllerOf={controller.activityOf}
        now={controller.now}
        isWatching={isWatching}
      />
    ),
  },
  {
    id: 'account',
    permission: 'account:write',
    draw: ({ controller, member }) => (
      <AccountScreen member={member} controller={controller.secondFactor} copy={controller.copy} />
    ),
  },
]
