import type { social as english } from './social.en.ts'

export const social: typeof english = {
  or: 'o',
  ways: 'Otras formas de iniciar sesión',
  by: {
    apple: 'Continuar con Apple',
    facebook: 'Continuar con Facebook',
    google: 'Continuar con Google',
  },
  arriving: 'Iniciando sesión…',
  googleCancelled: 'Cancelaste el inicio de sesión con Google',
  googleDenied: 'Google denegó el inicio de sesión',
  googleFailed: 'Lo sentimos, algo salió mal al iniciar sesión con Google.',
  facebookDenied: 'Cancelaste el inicio de sesión con Facebook',
  facebookFailed: 'Lo sentimos, algo salió mal al iniciar sesión con Facebook.',
  notLoggedIn: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
  signUpLead: 'Un paso más: dinos quién hace el pedido.',
  emailKnown: 'De la cuenta con la que inicias sesión',
}
