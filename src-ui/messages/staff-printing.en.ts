function waiting(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' 1 slip is waiting.' : ` ${count} slips are waiting.`
}

function after(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export const staffPrinting = {
  device: 'This device',
  deviceLead: 'These choices stay on this device.',
  paper: 'Paper',
  papers: { '80mm': 'Receipt roll, 80 mm', a4: 'A4 sheet' },
  automatic: 'Print each new order',
  automaticHint:
    'Each order prints once, when it becomes new. Start Chrome with kiosk printing so that it doesn’t ask each time.',
  automaticOn: 'New orders print on this device from now on.',
  automaticOff: 'New orders no longer print on this device.',
  nothingKept: 'This browser keeps no data, so orders could print twice. Allow site data, then turn this on again.',
  print: 'Print',
  printOf: ({ number }: { readonly number: string }) => `Print order ${number}`,
  printers: 'Printers',
  printersLead: 'A printer on your network fetches the slip of each new order by itself.',
  none: 'No printer yet.',
  noneForStaff: 'No printer yet. An owner or a manager can add one.',
  never: 'Never connected',
  offline: ({ minutes }: { readonly minutes: number }) => `Offline for ${after(minutes)}`,
  state: {
    ready: 'Online',
    'paper-low': 'Paper is running low',
    'out-of-paper': 'Out of paper',
    'cover-open': 'Cover is open',
    faulty: 'Reports an error',
  },
  lastCall: ({ time }: { readonly time: string }) => `Last connected ${time}`,
  waitingSlips: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 slip is waiting' : `${count} slips are waiting`,
  failedSlips: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 slip couldn’t be printed' : `${count} slips couldn’t be printed`,
  test: 'Print a test',
  renew: 'New address',
  remove: 'Remove',
  actionOn: ({ action, name }: { readonly action: string; readonly name: string }) => `${action}: ${name}`,
  confirmRenew: ({ name }: { readonly name: string }) =>
    `Give “${name}” a new address? It stops printing until you enter the new address at the printer.`,
  confirmRemove: ({ name }: { readonly name: string }) => `Remove “${name}”? Slips that wait for it are dropped.`,
  keep: 'Keep it',
  add: 'Add a printer',
  name: 'Name',
  nameHint: 'For example Kitchen or Bar',
  nameMissing: 'Enter a name',
  make: 'Kind of printer',
  addNow: 'Add printer',
  addressTitle: ({ name }: { readonly name: string }) => `Address of “${name}”`,
  addressLead:
    'Enter this address at the printer as the CloudPRNT server URL. Copy it now: we can’t show it again, and anyone who has it can read your slips.',
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. Select the address and copy it by hand.',
  addressDone: 'I’ve entered it',
  done: {
    added: ({ name }: { readonly name: string }) => `${name} was added.`,
    renewed: ({ name }: { readonly name: string }) => `${name} has a new address.`,
    tested: ({ name }: { readonly name: string }) => `A test slip is on its way to ${name}.`,
    removed: ({ name }: { readonly name: string }) => `${name} was removed.`,
  },
  problem: {
    'no-answer': 'We couldn’t save this. Check the connection and try again.',
    'not-allowed': 'You don’t have permission to do this.',
    gone: 'This printer isn’t there anymore.',
    'too-many': 'This location has 10 printers, and can’t have more. Remove one first.',
  },
  stale: 'We can’t reach the server. The state of the printers may be out of date.',
  trouble: {
    NeverAsked: ({ name, count }: { readonly name: string; readonly count: number }) =>
      `The printer “${name}” has never connected.${waiting(count)}`,
    Offline: ({ name, count, minutes }: { readonly name: string; readonly count: number; readonly minutes: number }) =>
      `The printer “${name}” has been offline for ${after(minutes)}.${waiting(count)}`,
    'out-of-paper': ({ name, count }: { readonly name: string; readonly count: number }) =>
      `The printer “${name}” is out of paper.${waiting(count)}`,
    'cover-open': ({ name, count }: { readonly name: string; readonly count: number }) =>
      `The cover of the printer “${name}” is open.${waiting(count)}`,
    faulty: ({ name, count }: { readonly name: string; readonly count: number }) =>
      `The printer “${name}” reports an error.${waiting(count)}`,
    PaperLow: ({ name }: { readonly name: string }) => `The printer “${name}” is running low on paper.`,
    Failed: ({ name, count }: { readonly name: string; readonly count: number }) =>
      count === 1
        ? `The printer “${name}” couldn’t print 1 slip. Print it from the order’s details.`
        : `The printer “${name}” couldn’t print ${count} slips. Print them from the orders’ details.`,
  },
  slip: {
    order: ({ number }: { readonly number: string }) => `Order ${number}`,
    copy: 'Copy',
    cancelled: 'CANCELED: DO NOT MAKE',
    due: ({ time }: { readonly time: string }) => `Ready by ${time}`,
    atDoor: ({ time }: { readonly time: string }) => `At the door by ${time}`,
    scheduled: 'Scheduled',
    placed: ({ time }: { readonly time: string }) => `Placed ${time}`,
    deliverTo: 'Deliver to',
  },
}
