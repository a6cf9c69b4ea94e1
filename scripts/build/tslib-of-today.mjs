// Replacement for the tslib helpers that RxJS uses, for browsers with async functions and generators: a twentieth of
// the size.

export function __awaiter(thisArg, _arguments, _promise, generator) {
  return (async (steps) => {
    let step = steps.next()
    while (!step.done) {
      let value
      try {
        value = await step.value
      } catch (reason) {
        step = steps.throw(reason)
        continue
      }
      step = steps.next(value)
    }
    return step.value
  })(generator.call(thisArg))
}

export function __asyncValues(values) {
  return values[Symbol.asyncIterator]()
}

class Awaited {
  constructor(value) {
    this.value = value
  }
}

export function __await(value) {
  return new Awaited(value)
}

export function __asyncGenerator(thisArg, args, generator) {
  return (async function* (steps) {
    try {
      let step = steps.next()
      while (!step.done) {
        if (step.value instanceof Awaited) step = steps.next(await step.value.value)
        else step = steps.next(yield step.value)
      }
      return step.value
    } finally {
      steps.return()
    }
  })(generator.apply(thisArg, args ?? []))
}
