import { refusedCalls } from './refused-calls.es.ts'
import type { table as english } from './table.en.ts'

const unavailable = 'Por ahora no se puede pedir desde la mesa. Haz tu pedido con tu mesero.'

/** Texts by the server's reason code. */
const refused: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ['unknown', 'No encontramos esa mesa. Revisa el número o pregunta a tu mesero.'],
  ['retired', 'Esta mesa no está abierta en este momento. Pide otra a tu mesero.'],
  ['off', unavailable],
])

export const table: typeof english = {
  title: '¿En qué mesa estás?',
  lead: 'Busca el número en tu mesa. Te llevaremos la comida ahí.',
  number: 'Número de mesa',
  required: 'El número de mesa es obligatorio',
  long: 'Es demasiado largo para un número de mesa',
  save: 'Confirmar mesa',
  unavailable,
  unknownError: 'Se produjo un error desconocido. Inténtalo de nuevo o pide ayuda al restaurante.',
  refused: ({ why }) => refused.get(why) ?? '',
  linkWrong: ({ number }) => `Tu enlace es para la mesa ${number}.`,
  atTable: ({ number }) => `Estás en la mesa ${number}`,

  stillThere: '¿Sigues ahí?',
  forgetting: ({ seconds }) =>
    seconds === 1 ? 'Este pedido se borrará en 1 segundo.' : `Este pedido se borrará en ${seconds} segundos.`,
  stay: 'Sigo aquí',
  leaveNow: 'Borrar ahora',
}
