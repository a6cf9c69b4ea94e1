import type { people as source } from './staff-people.en.ts'

export const people: typeof source = {
  team: 'Equipo',
  activity: 'Actividad',
  account: 'Cuenta',
  secondFactor: {
    codeTitle: 'Ingresa tu código',
    codeLead:
      'Tu app de autenticación muestra seis dígitos para esta cuenta. Si perdiste el teléfono, ingresa un código de recuperación.',
    code: 'Código',
    codeMissing: 'Ingresa los seis dígitos o un código de recuperación',
    digitsMissing: 'Ingresa los seis dígitos que muestra la app',
    otherAccount: 'Usar otra cuenta',
    passwordSet: 'Tu contraseña quedó guardada. Inicia sesión con ella y con tu código.',
    dueTitle: 'Protege tu cuenta',
    dueLead:
      'Los dueños inician sesión con un código de su teléfono además de la contraseña, para que una contraseña robada no baste. Configurarlo toma un minuto.',
    begin: 'Configurar una app de autenticación',
    passwordLead: 'Ingresa tu contraseña para continuar.',
    next: 'Continuar',
    scanTitle: 'Escanea este código',
    scanLead: 'Abre una app de autenticación en tu teléfono, agrega una cuenta y escanea esto.',
    picture: 'Código QR para la app de autenticación',
    byHand: 'Si no puedes escanearlo, ingresa esta clave en la app:',
    turnOn: 'Activar',
    codesTitle: 'Guarda tus códigos de recuperación',
    codesLead:
      'Cada código te deja entrar una vez si pierdes el teléfono. Solo los mostramos ahora: cópialos en un lugar seguro o anótalos.',
    codes: 'Códigos de recuperación',
    copy: 'Copiar códigos',
    copied: 'Copiados',
    notCopied: 'Tu navegador no permitió copiar. Selecciona los códigos y cópialos a mano.',
    saved: 'Ya los guardé',
    cancel: 'Cancelar',
    protection: 'Inicio de sesión',
    on: 'Inicias sesión con tu contraseña y un código de tu app de autenticación.',
    off: 'Inicias sesión solo con tu contraseña. Con un código de tu teléfono, una contraseña robada no sirve de nada.',
    turnOff: 'Desactivar la app de autenticación',
    turnOffLead:
      'Para cambiar de teléfono, desactiva la app aquí y configúrala de nuevo en el otro. Tus códigos de recuperación dejarán de funcionar.',
    turnedOff: 'La app de autenticación está desactivada.',
    problem: {
      'wrong-code': 'Este código es incorrecto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
      'wrong-password': 'Contraseña incorrecta.',
      'already-on': 'Esta cuenta ya tiene una app de autenticación.',
      'too-many-tries': 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
      'no-answer': 'No recibimos respuesta. Revisa tu conexión e inténtalo de nuevo.',
    },
  },
}
