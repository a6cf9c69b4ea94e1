/** The lock of who changes the schema. Any number will do, as long as every process on this database asks for the same one. */
export const migrationGate = 7_301_402
