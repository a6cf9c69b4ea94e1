import type { consent as english } from './consent.en.ts'

export const consent: typeof english = {
  title: 'Tu privacidad',
  ask: ({ services }) =>
    `¿Podemos usar ${services}? Sabrían qué páginas y platos miras aquí y qué pides, nunca tu tarjeta. Puedes pedir igual de bien sin ello.`,
  who: ({ services }) => `Al iniciar sesión o pedir, ${services} también sabrían tu nombre, correo y teléfono.`,
  agree: 'Sí, vale',
  refuse: 'No, gracias',
  notice: 'Qué hacemos con ello',
}
