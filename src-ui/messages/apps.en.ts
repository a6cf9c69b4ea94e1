export const apps = {
  title: 'Our app',
  ios: 'Get it on the App Store',
  android: 'Get it on Google Play',
}
