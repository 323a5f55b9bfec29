import { ADDRESSES } from "#app/site-map.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { useStrings } from "#app/ui/strings.tsx";

export function Login({ error }: { error: string | undefined }) {
  const { owner } = useStrings();
  return (
    <div className="@container">
      <FittedTitle className="-ms-[0.04em] text-title">{owner.title}</FittedTitle>
      <form method="post" action={ADDRESSES.owner} className="prompt">
        <label htmlFor="password" className="text-small">
          {owner.password}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <input
            id="password"
            name="password"
            type="password"
            className="field"
            autoComplete="current-password"
            required
            aria-describedby={error ? "login-help login-error" : "login-help"}
            aria-invalid={error ? true : undefined}
          />
          <button type="submit" className="pill submit bg-accent text-on-accent">
            {owner.logIn}
          </button>
        </div>
        <p id="login-error" className="text-alarm mt-2 min-h-6 text-small">
          {error}
        </p>
        <p id="login-help" className="mt-2 max-w-[34.6em] text-small text-soft">
          {owner.loginHelp}
        </p>
      </form>
    </div>
  );
}
