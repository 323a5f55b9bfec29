// Imported first: React and its renderer choose their fast build by it when they are loaded.
process.env.NODE_ENV = "production";
