import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { profileAddress } from '../../src-domain/navigation/account-addresses.ts'

/** Screens in the history entry (PROF-05, LOYAL-04): Back and reload restore them, links do not. */
export const profileScreens = {
  phone: '/update-phone',
  password: '/update-password',
  data: '/your-data',
  redeem: '/redeem-rewards',
} as const

export type ProfileScreen = keyof typeof profileScreens

/** Props of a link that adds a history entry at the profile's address. */
export function profileScreenLink(screen: ProfileScreen) {
  return { to: profileAddress, state: { inside: screen }, replace: false }
}

/** Location that routes match. */
export function useShownLocation(): Location {
  const location = useLocation()
  const inside: unknown = Object(location.state).inside
  const screen = names.find((one) => one === inside)
  return location.pathname === profileAddress && screen !== undefined
    ? { ...location, pathname: profileScreens[screen] }
    : location
}

/** One step back (LOYAL-10), or to the profile if there is none. */
export function useStepBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return () => void (key === 'default' ? navigate(profileAddress, { replace: true }) : navigate(-1))
}

const names: readonly ProfileScreen[] = ['phone', 'password', 'data', 'redeem']
