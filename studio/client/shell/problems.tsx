import { Button } from "../ui/button.tsx";
import { PopoverButton } from "../ui/dialog.tsx";
import { useStore, useStudioState } from "../use-store.ts";

export function Problems() {
  const store = useStore();
  const problems = useStudioState().site?.problems ?? [];
  if (problems.length === 0) return null;
  return (
    <PopoverButton look="alarm" label={problems.length === 1 ? "1 problem" : `${problems.length} problems`}>
      {(close) => (
        <ul>
          {problems.map(({ file, line, field, where, message }) => (
            <li key={`${file}:${line}:${field}:${message}`}>
              <Button
                className="w-full rounded-lg px-3 py-2 text-start hover:bg-hover"
                onPress={() => {
                  close();
                  void store.showProblem(file, field);
                }}
              >
                {`${where}: ${message}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
