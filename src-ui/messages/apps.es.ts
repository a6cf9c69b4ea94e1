import type { apps as english } from './apps.en.ts'

export const apps: typeof english = {
  title: 'Nuestra aplicación',
  ios: 'Consíguela en App Store',
  android: 'Consíguela en Google Play',
}
