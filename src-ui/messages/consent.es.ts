import type { consent as english } from './consent.en.ts'

export const consent: typeof english = {
  title: 'Tu privacidad',
  ask: ({ services }) =>
    `¿Podemos usar ${services}? Verían las páginas y los artículos que miras y lo que pides, nunca tu tarjeta. Puedes pedir de cualquier manera.`,
  who: ({ services }) => `Cuando inicies sesión o pidas, ${services} también recibirían tu nombre, correo y teléfono.`,
  agree: 'Aceptar',
  refuse: 'No, gracias',
  notice: 'Política de privacidad',
}
