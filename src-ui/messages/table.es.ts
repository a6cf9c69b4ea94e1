import { refusedCalls } from './refused-calls.es.ts'
import type { table as english } from './table.en.ts'

const unavailable = 'Ahora no se puede pedir desde la mesa. Pide a tu camarero, por favor.'

/** What the server says in English, by its word for it. */
const refused: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ['unknown', 'No conocemos esta mesa. Comprueba el número que pone en ella o pregunta a tu camarero.'],
  ['retired', 'Esta mesa no se atiende en este momento. Pide otra a tu camarero.'],
  ['off', unavailable],
])

export const table: typeof english = {
  title: '¿En qué mesa estás?',
  lead: 'El número está en el cartel de tu mesa. Allí te llevamos la comida.',
  number: 'Número de mesa',
  required: 'El número de mesa es obligatorio',
  long: 'Es demasiado largo para un número de mesa',
  save: 'Confirmar mesa',
  unavailable,
  unknownError: 'Se produjo un error desconocido. Inténtalo de nuevo o pide ayuda al restaurante.',
  refused: ({ why }) => refused.get(why) ?? '',
  linkWrong: ({ number }) => `El enlace dice mesa ${number}.`,
  atTable: ({ number }) => `Estás en la mesa ${number}`,

  stillThere: '¿Sigues ahí?',
  forgetting: ({ seconds }) =>
    seconds === 1
      ? 'En 1 segundo se borra este pedido para la siguiente persona.'
      : `En ${seconds} segundos se borra este pedido para la siguiente persona.`,
  stay: 'Sigo aquí',
  leaveNow: 'Borrar ahora',
}
