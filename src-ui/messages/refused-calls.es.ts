/** Refusals of any call, by the server's code. */
export const refusedCalls: readonly (readonly [string, string])[] = [
  ['too_many_requests', 'Demasiados intentos. Espera un poco e inténtalo de nuevo.'],
  ['unavailable', 'El sistema no está disponible por ahora, inténtalo más tarde'],
  ['internal', 'El sistema no está disponible por ahora, inténtalo más tarde'],
]
