import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'

/**
 * Screens inside of the profile (PROF-05, LOYAL-04). They have no address: the entry of the history says which is shown, so
 * that Back and a reload find it, and nobody is sent to one by a link.
 */
export const insideScreens = {
  phone: '/update-phone',
  password: '/update-password',
  data: '/your-data',
  redeem: '/redeem-rewards',
} as const

export type InsideScreen = keyof typeof insideScreens

/** For a link to one, which leads to the profile's own address and is an entry of its own all the same. */
export function towards(screen: InsideScreen) {
  return { to: profileAddress, state: { inside: screen }, replace: false }
}

/** What the routes are matched against. */
export function useShownLocation(): Location {
  const location = useLocation()
  const inside: unknown = Object(location.state).inside
  const screen = names.find((one) => one === inside)
  return location.pathname === profileAddress && screen !== undefined
    ? { ...location, pathname: insideScreens[screen] }
    : location
}

/** One step back (LOYAL-10); to the profile where nothing lies below. */
export function useStepBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return () => void (key === 'default' ? navigate(profileAddress, { replace: true }) : navigate(-1))
}

const names: readonly InsideScreen[] = ['phone', 'password', 'data', 'redeem']
