export function defineMetadata(name: unknown, fact: unknown, target: object, member?: PropertyKey): void
export function getOwnMetadata(name: unknown, target: object, member?: PropertyKey): unknown
export function getMetadata(name: unknown, target: object, member?: PropertyKey): unknown
