type Steps = (...args: never[]) => Generator<unknown, unknown, unknown>

export const __awaiter: (thisArg: unknown, args: unknown, promise: unknown, generator: Steps) => Promise<unknown>
export const __asyncValues: (values: AsyncIterable<unknown>) => AsyncIterableIterator<unknown>
export const __await: (value: unknown) => object
export const __asyncGenerator: (
  thisArg: unknown,
  args: readonly unknown[],
  generator: Steps,
) => AsyncGenerator<unknown, unknown, unknown>
