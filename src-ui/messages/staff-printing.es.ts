import { theHour } from './clock.es.ts'
import type { staffPrinting as source } from './staff-printing.en.ts'

function waiting(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' Hay 1 comanda en espera.' : ` Hay ${count} comandas en espera.`
}

function after(minutes: number): string {
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

export const staffPrinting: typeof source = {
  device: 'Este dispositivo',
  deviceLead: 'Estas opciones se quedan en este dispositivo.',
  paper: 'Papel',
  papers: { '80mm': 'Rollo de recibos, 80 mm', a4: 'Hoja A4' },
  automatic: 'Imprimir cada pedido nuevo',
  automaticHint:
    'Cada pedido se imprime una vez, cuando pasa a ser nuevo. Abre Chrome con impresión de quiosco para que no pregunte cada vez.',
  automaticOn: 'A partir de ahora los pedidos nuevos se imprimen en este dispositivo.',
  automaticOff: 'Los pedidos nuevos ya no se imprimen en este dispositivo.',
  nothingKept:
    'Este navegador no guarda datos y los pedidos podrían imprimirse dos veces. Permite los datos del sitio y actívalo de nuevo.',
  print: 'Imprimir',
  printOf: ({ number }) => `Imprimir el pedido ${number}`,
  printers: 'Impresoras',
  printersLead: 'Una impresora conectada a tu red recoge sola la comanda de cada pedido nuevo.',
  none: 'Aún no hay ninguna impresora.',
  noneForStaff: 'Aún no hay ninguna impresora. La puede agregar el dueño o un gerente.',
  never: 'Nunca se ha conectado',
  offline: ({ minutes }) => `Sin conexión desde hace ${after(minutes)}`,
  state: {
    ready: 'En línea',
    'paper-low': 'Queda poco papel',
    'out-of-paper': 'Sin papel',
    'cover-open': 'La tapa está abierta',
    faulty: 'Indica un error',
  },
  lastCall: ({ time }) => `Última conexión: ${time}`,
  waitingSlips: ({ count }) => (count === 1 ? '1 comanda en espera' : `${count} comandas en espera`),
  failedSlips: ({ count }) =>
    count === 1 ? '1 comanda no se pudo imprimir' : `${count} comandas no se pudieron imprimir`,
  test: 'Imprimir una prueba',
  renew: 'Dirección nueva',
  remove: 'Quitar',
  actionOn: ({ action, name }) => `${action}: ${name}`,
  confirmRenew: ({ name }) =>
    `¿Dar una dirección nueva a “${name}”? Dejará de imprimir hasta que la pongas en la impresora.`,
  confirmRemove: ({ name }) => `¿Quitar “${name}”? Las comandas que la esperan se descartan.`,
  keep: 'Dejarla',
  add: 'Agregar una impresora',
  name: 'Nombre',
  nameHint: 'Por ejemplo, Cocina o Barra',
  nameMissing: 'Escribe un nombre',
  make: 'Tipo de impresora',
  addNow: 'Agregar impresora',
  addressTitle: ({ name }) => `Dirección de “${name}”`,
  addressLead:
    'Pon esta dirección en la impresora como URL del servidor CloudPRNT. Cópiala ahora: no podremos mostrarla otra vez, y quien la tenga puede leer tus comandas.',
  copy: 'Copiar la dirección',
  copied: 'Copiada',
  copyFailed: 'No pudimos copiarla. Selecciona la dirección y cópiala a mano.',
  addressDone: 'Ya la puse',
  done: {
    added: ({ name }) => `${name} se agregó.`,
    renewed: ({ name }) => `${name} tiene una dirección nueva.`,
    tested: ({ name }) => `Una comanda de prueba va hacia ${name}.`,
    removed: ({ name }) => `${name} se quitó.`,
  },
  problem: {
    'no-answer': 'No pudimos guardar el cambio. Revisa la conexión e inténtalo de nuevo.',
    'not-allowed': 'No tienes permiso para hacer esto.',
    gone: 'Esta impresora ya no está.',
    'too-many': 'Este restaurante tiene 10 impresoras y no puede tener más. Quita una primero.',
  },
  stale: 'No podemos conectar con el servidor. El estado de las impresoras puede no estar al día.',
  trouble: {
    NeverAsked: ({ name, count }) => `La impresora “${name}” nunca se ha conectado.${waiting(count)}`,
    Offline: ({ name, count, minutes }) =>
      `La impresora “${name}” no tiene conexión desde hace ${after(minutes)}.${waiting(count)}`,
    'out-of-paper': ({ name, count }) => `La impresora “${name}” no tiene papel.${waiting(count)}`,
    'cover-open': ({ name, count }) => `La tapa de la impresora “${name}” está abierta.${waiting(count)}`,
    faulty: ({ name, count }) => `La impresora “${name}” indica un error.${waiting(count)}`,
    PaperLow: ({ name }) => `A la impresora “${name}” le queda poco papel.`,
    Failed: ({ name, count }) =>
      count === 1
        ? `La impresora “${name}” no pudo imprimir 1 comanda. Imprímela desde los detalles del pedido.`
        : `La impresora “${name}” no pudo imprimir ${count} comandas. Imprímelas desde los detalles de los pedidos.`,
  },
  slip: {
    order: ({ number }) => `Pedido ${number}`,
    copy: 'Copia',
    cancelled: 'CANCELADO: NO PREPARAR',
    due: ({ time }) => `Listo para ${theHour(time)}`,
    atDoor: ({ time }) => `En la puerta a ${theHour(time)}`,
    scheduled: 'Programado',
    placed: ({ time }) => `Realizado a ${theHour(time)}`,
    deliverTo: 'Entregar en',
  },
}
