/** One clear line for the person who started the server; anything else that is thrown while starting is a bug. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
