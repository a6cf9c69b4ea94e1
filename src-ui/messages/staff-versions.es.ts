import type { staffVersions as source } from './staff-versions.en.ts'

export const staffVersions: typeof source = {
  brand: 'Marca',
  versions: {
    lead: 'Menús, precios, textos y fotos vienen de los archivos de la marca en el servidor. Al publicarlos, los clientes los ven en segundos como la versión siguiente.',
    without: 'Este servidor no tiene versiones de los archivos de la marca.',
    files: 'Archivos en el servidor',
    nothingToPublish: 'No hay nada que publicar: los clientes ven estos archivos.',
    pending: ({ count }) =>
      count === 1 ? '1 cambio que los clientes aún no ven:' : `${count} cambios que los clientes aún no ven:`,
    faulty: 'Estos archivos no se pueden publicar. Primero corrige esto:',
    lookAgain: 'Revisar los archivos de nuevo',
    publish: ({ number }) => `Publicar la versión ${number}`,
    publishQuestion: ({ count, number }) =>
      count === 1
        ? `¿Publicar 1 cambio como versión ${number}? Los clientes lo ven en segundos.`
        : `¿Publicar ${count} cambios como versión ${number}? Los clientes los ven en segundos.`,
    publishYes: 'Publicar',
    publishNo: 'Ahora no',
    title: 'Versiones',
    version: ({ number }) => `Versión ${number}`,
    served: 'En uso',
    publishedBy: ({ when, who }) => `Publicada ${when} por ${who}`,
    publishedHere: ({ when }) => `Publicada ${when} en el servidor`,
    left: 'una persona que ya no está en el equipo',
    changes: 'Cambios',
    changesOf: ({ number }) => `Cambios de la versión ${number}`,
    whatItChanged: 'Qué cambió',
    nothingBefore: 'No se guarda una versión anterior para compararla.',
    comparedWith: ({ count, from }) =>
      count === 1 ? `1 cambio desde la versión ${from}:` : `${count} cambios desde la versión ${from}:`,
    same: ({ from }) => `Igual que la versión ${from}.`,
    unread: 'No pudimos cargar estos cambios.',
    whatGoingBackChanges: 'Qué cambia al volver',
    goBack: ({ number }) => `Volver a la versión ${number}`,
    goBackQuestion: ({ number, served }) =>
      `¿Mostrar de nuevo a los clientes la versión ${number} en lugar de la ${served}? Más tarde puedes regresar a la ${served}.`,
    keep: ({ number }) => `Seguir con la versión ${number}`,
    done: {
      published: ({ number }) => `La versión ${number} está en uso.`,
      rolledBack: ({ number }) => `La versión ${number} está en uso otra vez.`,
    },
    added: ({ value }) => `Nuevo: ${value}`,
    removed: ({ value }) => `Quitado: ${value}`,
    changed: ({ before, after }) => `${before} → ${after}`,
    whole: { added: 'Nuevo', removed: 'Quitado', changed: 'Cambiado' },
    showAll: ({ count }) => `Mostrar los ${count}`,
    more: ({ count }) => (count === 1 ? 'Y 1 cambio más.' : `Y ${count} cambios más.`),
    problem: {
      Superseded: 'Mientras tanto se publicó otra versión. Revisa los cambios e inténtalo de nuevo.',
      Gone: 'Esta versión ya no se guarda.',
      NotAllowed: 'No tienes permiso para hacer esto.',
      NoAnswer: 'No recibimos respuesta. Revisa la conexión y después qué versión está en uso.',
    },
  },
}
